/** What agents post. */

/** Undefined where the text is no JSON. */
export function messagesIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Older agents may send several messages at once. */
export const countOf = (messages: unknown): number => (Array.isArray(messages) ? messages.length : 1);
