/** The picture of a ruleset's table, framed. */
import { escaped } from '../page.ts';

export const pictureAddress = (ruleset: string): string => `/pictures/${ruleset}.svg`;

interface Pictured {
  readonly id: string;
  readonly title: string;
}

export const framed = ({ id, title }: Pictured, isLazy = false): string =>
  `<span class="frame"><img src="${pictureAddress(id)}" alt="A table of ${escaped(title)} in the middle of a game"${isLazy ? ' loading="lazy"' : ''}></span>`;
