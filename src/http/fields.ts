/** Fields that bodies and queries share, each with its limits. */
import { z } from '@hono/zod-openapi';

/** No control, direction, line-breaking or unpaired characters; something to see. */
const PLAIN = '[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]';
const UNSEEN = '\\s\\u200B-\\u200D\\u2060\\uFEFF';

/** The same as one pattern of plain ECMAScript, for tools that know no `\p`; JSON in UTF-8 has no unpaired characters. */
const UNWANTED =
  '\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const SHOWN = `^[^${UNWANTED}]*[^${UNWANTED}${UNSEEN}][^${UNWANTED}]*$`;

const plainText = (most: number, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${PLAIN}{1,${most}}$`, 'u'),
      `1 to ${most} characters, none for control or direction.`,
    )
    .regex(new RegExp(`[^${UNSEEN}]`, 'u'), 'Something to see, not spaces alone.')
    .meta({
      description: `1 to ${most} characters, none for control or direction, and something to see.`,
      example,
      minLength: 1,
      maxLength: most,
      pattern: SHOWN,
    });

export const nameField = plainText(40, 'Ada');
export const titleField = plainText(80, 'Sunday game');
export const clientSeedField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 of A–Z a–z 0–9 _ -')
  .meta({
    description: 'Goes into the shuffle, so that the server alone cannot choose it.',
    example: 'my-own-luck',
  });
export const expectedVersionField = z.int().min(1).meta({
  description: 'The version that you decided on; 409 `stale-version` if it is no longer the current one.',
  example: 13,
});

const WHOLE = { type: 'integer' } as const;
/** Digits without leading zeros, up to a billion. */
export const seqParam = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/, 'A whole number from 0.')
  .openapi({ ...WHOLE, minimum: 0, maximum: 999_999_999, example: 13 });

/** 1 to 100. */
export const pageLimitParam = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'A whole number from 1 to 100.')
  .openapi({ ...WHOLE, minimum: 1, maximum: 100, default: 20, example: 10 });

/** 1 to 500. */
export const logLimitParam = z
  .string()
  .regex(/^([1-9]\d?|[1-4]\d\d|500)$/, 'A whole number from 1 to 500.')
  .openapi({ ...WHOLE, minimum: 1, maximum: 500, default: 100, example: 50 });

export const flagParam = (description: string, example: boolean) =>
  z
    .enum(['true', 'false'], 'Either true or false.')
    .optional()
    .openapi({ param: { description, required: false }, type: 'boolean', example });

/** Of routes without parameters: unknown ones are refused there, too. */
export const noQuery = z.strictObject({});

/** `2026-11-30`, a day that exists. */
export const dateField = z.iso.date('A day, YYYY-MM-DD.').meta({ example: '2026-11-30' });
