/** How a game ended. A running game has no outcome. */
import { z } from 'zod';

export const solitaireOutcomeSchema = z
  .strictObject({
    result: z.enum(['won', 'lost']),
    reason: z.string().meta({ description: 'Why it ended, e.g. `vault-complete` or `resigned`.' }),
    score: z.int().exactOptional(),
    rank: z.string().exactOptional(),
  })
  .meta({ id: 'SolitaireOutcome', description: 'How a solitaire ended.' });

export const rankedSeatSchema = z
  .strictObject({
    seat: z.int().min(0),
    place: z.int().min(1).meta({ description: 'From 1; seats that tie share a place.' }),
    cash: z.int(),
    pictures: z.int().min(0),
    bestFame: z.int().nullable(),
  })
  .meta({ id: 'RankedSeat', description: 'One line of the final ranking.' });

export const rankingOutcomeSchema = z
  .strictObject({
    result: z.literal('ranking'),
    reason: z.string(),
    ranking: z.array(rankedSeatSchema),
  })
  .meta({ id: 'RankingOutcome', description: 'How a game of several seats ended.' });

export const abandonedOutcomeSchema = z
  .strictObject({ result: z.literal('abandoned') })
  .meta({ id: 'AbandonedOutcome', description: 'Everybody left the table before the deal.' });

export const outcomeSchema = z
  .discriminatedUnion('result', [solitaireOutcomeSchema, rankingOutcomeSchema, abandonedOutcomeSchema])
  .meta({ id: 'Outcome', description: 'How a game ended.' });
export type Outcome = z.infer<typeof outcomeSchema>;
