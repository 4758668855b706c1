/** The facts of Portraits. Each tells of one card that moved, `from` a spot `to` a spot; none hides anything. */
import { z } from 'zod';
import { cardSchema } from '../../core/cards.ts';
import { ROW } from './schema.ts';

const position = z.int().min(1).max(ROW).meta({ description: 'From 1, left to right.' });

const drawPile = z
  .strictObject({ place: z.literal('drawPile') })
  .meta({ id: 'PortraitsDrawPileSpot', description: 'The top of the draw pile.' });
const publicSales = z
  .strictObject({ place: z.literal('publicSales'), position })
  .meta({ id: 'PortraitsPublicSalesSpot', description: 'A position in public sales.' });
const privateSales = z
  .strictObject({ place: z.literal('privateSales'), position })
  .meta({ id: 'PortraitsPrivateSalesSpot', description: 'A position in private collector sales.' });
const assets = z
  .strictObject({ place: z.literal('assets'), position })
  .meta({ id: 'PortraitsAssetsSpot', description: 'A position among your assets.' });
const vault = z
  .strictObject({ place: z.literal('vault') })
  .meta({ id: 'PortraitsVaultSpot', description: 'The end of the vault.' });
const discard = z
  .strictObject({ place: z.literal('discard') })
  .meta({ id: 'PortraitsDiscardSpot', description: 'The top of the discard pile.' });
const overflow = z
  .strictObject({ place: z.literal('overflow') })
  .meta({ id: 'PortraitsOverflowSpot', description: 'Beside the full private sales.' });
const sales = z
  .discriminatedUnion('place', [publicSales, privateSales])
  .meta({ id: 'PortraitsSalesSpot', description: 'Where a portrait is on sale.' });

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const fact = <Type extends string, From extends z.ZodType, To extends z.ZodType>(
  type: Type,
  from: From,
  to: To,
  description: string,
) =>
  z
    .strictObject({ type: z.literal(type), card: cardSchema, from, to })
    .meta({ id: `Portraits${capitalised(type)}Event`, description });

export const eventSchema = z
  .discriminatedUnion('type', [
    fact(
      'publicSaleFilled',
      drawPile,
      publicSales,
      'A card was drawn for an empty position in public sales.',
    ),
    fact('assetDrawn', drawPile, assets, 'An asset was drawn for an empty position among your assets.'),
    fact(
      'portraitSentToPrivateSales',
      drawPile,
      privateSales,
      'A portrait was drawn for your assets and went to private collector sales instead.',
    ),
    fact(
      'marketFrozen',
      drawPile,
      overflow,
      'A portrait was drawn for your assets while private sales were full: the game is lost.',
    ),
    fact('assetPaid', assets, discard, 'An asset was discarded as payment, or as a part of it.'),
    fact('assetBought', publicSales, assets, 'An asset was bought from public sales.'),
    fact('portraitBought', sales, vault, 'A portrait was bought and went to the vault.'),
    fact('assetSwappedOut', assets, discard, 'An asset was discarded for another of equal value.'),
    fact('assetSwappedIn', publicSales, assets, 'The other asset of a swap was taken from public sales.'),
  ])
  .meta({ id: 'PortraitsEvent', description: 'A card moved.' });
export type Event = z.infer<typeof eventSchema>;

/** Event type → what it tells. */
export const eventMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  eventSchema.options.map((member) => [member.shape.type.value, member.description ?? '']),
);
