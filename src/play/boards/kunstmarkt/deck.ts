/** The cards of Kunstmarkt as the API describes them, fetched once for the page. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Answer, answered, client } from '../../api/client.ts';
import type { Customer, Deck, Picture } from './cards.ts';

const found = <T>(cards: ReadonlyMap<string, T>, id: string): T => {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`${id} is not in the deck`);
  return card;
};

interface Printed {
  readonly pictures: readonly Picture[];
  readonly customers: readonly Customer[];
}

function deckOf({ pictures, customers }: Printed): Deck {
  const pictureById = new Map(pictures.map((one) => [one.id, one]));
  const customerById = new Map(customers.map((one) => [one.id, one]));
  return { picture: (id) => found(pictureById, id), customer: (id) => found(customerById, id) };
}

let asked: Promise<Answer<Deck>> | undefined;

async function fetchDeck(): Promise<Answer<Deck>> {
  const path = { ruleset: 'kunstmarkt' };
  const answer = await answered(client.GET('/v1/rulesets/{ruleset}', { params: { path } }));
  if ('trouble' in answer) asked = undefined;
  else if ('deck' in answer.data) return { data: deckOf(answer.data.deck) };
  else throw new Error('the ruleset has a deck');
  return answer;
}

/** The deck, once it is there; null until then. `again` asks anew after a trouble. */
export function useDeck(): { readonly answer: Answer<Deck> | null; readonly again: () => void } {
  const [answer, setAnswer] = useState<Answer<Deck> | null>(null);
  const again = useCallback(() => {
    asked ??= fetchDeck();
    void asked.then(setAnswer);
  }, []);
  useEffect(again, [again]);
  return { answer, again };
}
