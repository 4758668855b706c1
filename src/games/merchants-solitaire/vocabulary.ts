/** The bag of words by which the core knows this game. */
import type { Vocabulary } from '../../core/game.ts';
import type { Event, PublicEvent } from './events.ts';
import type { Move, MoveInfo, Options, View } from './schema.ts';
import type { State } from './state.ts';

export interface MerchantsSolitaireVocabulary extends Vocabulary {
  Options: Options;
  Move: Move;
  MoveInfo: MoveInfo;
  Event: Event;
  PublicEvent: PublicEvent;
  View: View;
  State: State;
}
