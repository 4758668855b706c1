/** The board of `kunstmarkt`: dealers, what is for sale, the counter, the viewer's hand; at the end the ranking. */
import type { JSX } from 'preact';
import type { BoardProps } from './board.ts';
import { Felt } from './felt.tsx';
import type { Deck } from './kunstmarkt/cards.ts';
import { Dealers } from './kunstmarkt/dealers.tsx';
import { useDeck } from './kunstmarkt/deck.ts';
import { dropped } from './kunstmarkt/deeds.ts';
import { Ending } from './kunstmarkt/ending.tsx';
import { Hand } from './kunstmarkt/hand.tsx';
import { Market } from './kunstmarkt/market.tsx';
import { usePlay } from './kunstmarkt/play.ts';
import { Shop } from './kunstmarkt/shop.tsx';
import './kunstmarkt.css';
import './kunstmarkt/cards.css';
import './kunstmarkt/market.css';
import './kunstmarkt/people.css';
import './kunstmarkt/shop.css';

type Props = BoardProps<'kunstmarkt'>;

/** The cards are known by their ids alone; what is printed on them is in the deck. */
export function KunstmarktBoard(props: Props): JSX.Element {
  const { answer, again } = useDeck();
  if (answer === null) return <p>The pictures are being unpacked …</p>;
  if ('data' in answer) return <Table {...props} deck={answer.data} />;
  return (
    <p>
      {answer.trouble.detail}{' '}
      <button type="button" onClick={again}>
        Try again
      </button>
    </p>
  );
}

function Table({ deck, ...props }: Props & { deck: Deck }): JSX.Element {
  const { position, view } = props;
  const play = usePlay(props, deck);
  const isOver = view.hands !== undefined;
  return (
    <Felt class="km" onDrop={dropped(view, play)}>
      <div class="km-table" data-version={position.version}>
        {isOver ? <Ending {...{ position, view, deck }} /> : <Dealers {...{ position, view }} />}
        <Market {...{ view, play }} />
        {isOver ? null : <Shop {...{ position, view, play }} />}
        {isOver ? null : <Hand {...{ view, play }} />}
      </div>
    </Felt>
  );
}
