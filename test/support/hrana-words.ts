/** The words of Hrana 2 over HTTP, as far as the client uses them. */
import { z } from 'zod';

const valueSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string() }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
]);
export type HranaValue = z.infer<typeof valueSchema>;

/** A text, or the number under which the pipeline stored one. */
const sqlShape = { sql: z.string().optional(), sql_id: z.int().optional() };
const sqlSchema = z.object(sqlShape);
export type HranaSql = z.infer<typeof sqlSchema>;

const statementSchema = z.object({
  ...sqlShape,
  args: z.array(valueSchema).default([]),
  named_args: z.array(z.object({ name: z.string(), value: valueSchema })).default([]),
});
export type HranaStatement = z.infer<typeof statementSchema>;

const conditionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ok'), step: z.int() }),
  z.object({ type: z.literal('error'), step: z.int() }),
  z.object({
    type: z.literal('not'),
    get cond() {
      return conditionSchema;
    },
  }),
  z.object({
    type: z.literal('and'),
    get conds() {
      return z.array(conditionSchema);
    },
  }),
  z.object({
    type: z.literal('or'),
    get conds() {
      return z.array(conditionSchema);
    },
  }),
]);
export type HranaCondition = z.infer<typeof conditionSchema>;

const batchSchema = z.object({
  steps: z.array(z.object({ condition: conditionSchema.nullish(), stmt: statementSchema })),
});
export type HranaBatch = z.infer<typeof batchSchema>;

const requestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execute'), stmt: statementSchema }),
  z.object({ type: z.literal('batch'), batch: batchSchema }),
  z.object({ type: z.literal('sequence'), ...sqlShape }),
  z.object({ type: z.literal('store_sql'), sql_id: z.int(), sql: z.string() }),
  z.object({ type: z.literal('close_sql'), sql_id: z.int() }),
  z.object({ type: z.literal('close') }),
]);
export type HranaRequest = z.infer<typeof requestSchema>;

export const pipelineSchema = z.object({ requests: z.array(requestSchema) });
