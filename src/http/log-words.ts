/** What the document says about following a log. */
import { z } from '@hono/zod-openapi';
import { MOST_WAIT_SECONDS } from './following.ts';
import { eventStream, type Form, jsonLines } from './lines.ts';

export const DESCRIPTION = `One entry per fact for every viewer, with what that viewer may know; an entry never changes later.

- \`Accept: application/json\`: a page. With \`Prefer: wait=20\` the answer waits until there is something after \`after\`, or is an empty page when the time is up or the game over.
- \`Accept: text/event-stream\`: server-sent events, entries from \`Last-Event-ID\` (else \`after\`, else 0) on and then new ones as they come. Browsers' \`EventSource\` can follow public and unlisted games; it sends no token.
- \`Accept: application/x-ndjson\`: the same, a JSON object a line.

A stream ends when the game is over, or with a pause: come back then, from where you are, and you miss nothing.`;

export const followingHeaders = z.object({
  'last-event-id': z
    .string()
    .optional()
    .openapi({
      param: {
        in: 'header',
        required: false,
        description: 'Of streams: the seq to go on after; it goes before `after`.',
      },
      type: 'integer',
      minimum: 0,
      example: 14,
    }),
  prefer: z
    .string()
    .optional()
    .openapi({
      param: {
        in: 'header',
        required: false,
        description: `Of pages: \`wait=\` and seconds, at most ${MOST_WAIT_SECONDS}; told again in \`Preference-Applied\`.`,
      },
      example: 'wait=20',
    }),
});

const ENTRY = {
  seq: 14,
  moveNumber: 0,
  time: '2026-11-30T12:00:00.000Z',
  seat: null,
  event: { type: 'gameFinished', outcome: { result: 'abandoned' } },
};

function example({ entry, beat, end, pause }: Form) {
  const line = entry(ENTRY.seq, ENTRY.event.type, JSON.stringify(ENTRY));
  return {
    'to the end': { summary: 'The game comes to its end', value: `${beat}${line}${end(14)}` },
    'to a pause': { summary: 'The client is to come back', value: `${beat}${pause(13)}` },
  };
}

export const streamContent = {
  [eventStream.type]: {
    schema: z.string().meta({
      description:
        '`id:` the seq · `event:` the type of the event · `data:` the entry as in a page, on one line. A comment line every 15 seconds. The last event is `end` with `{"version":n}`, or `pause` with `{"after":n,"retryMs":1000}` and `retry:`.',
    }),
    examples: example(eventStream),
  },
  [jsonLines.type]: {
    schema: z.string().meta({
      description:
        'An entry a line, as in a page; an empty line every 15 seconds. The last line is `{"end":{"version":n}}` or `{"pause":{"after":n,"retryMs":1000}}`.',
    }),
    examples: example(jsonLines),
  },
};
