/**
 * The 28 customer cards, in the order of the unshuffled pile. A reconstruction like the pictures: the numbers of
 * cards per criterion and the span of the payments are those of the published game, most pairings are ours.
 */
import type { CustomerFacts } from './criteria.ts';

// biome-ignore format: one customer a line reads as a table
export const CUSTOMERS = [
  { id: 'c01-deutschland-famous', grey: { kind: 'countries', countries: ['Germany'] }, black: 'famous', pays: 18000, attested: 'criteria: rules example' },
  { id: 'c02-deutschland-large', grey: { kind: 'countries', countries: ['Germany'] }, black: 'large', pays: 17000 },
  { id: 'c03-deutschland-small', grey: { kind: 'countries', countries: ['Germany'] }, black: 'small', pays: 17000 },
  { id: 'c04-deutschland-new', grey: { kind: 'countries', countries: ['Germany'] }, black: 'new', pays: 17000 },
  { id: 'c05-niederlande-large', grey: { kind: 'countries', countries: ['Netherlands'] }, black: 'large', pays: 23000, attested: 'criteria: portalkunstgeschichte.de' },
  { id: 'c06-niederlande-small', grey: { kind: 'countries', countries: ['Netherlands'] }, black: 'small', pays: 22000 },
  { id: 'c07-niederlande-russland-old', grey: { kind: 'countries', countries: ['Netherlands', 'Russia'] }, black: 'old', pays: 18000 },
  { id: 'c08-romanisch-famous', grey: { kind: 'countries', countries: ['France', 'Italy', 'Spain'] }, black: 'famous', pays: 18000 },
  { id: 'c09-portrait-famous', grey: { kind: 'category', category: 'portrait' }, black: 'famous', pays: 21000 },
  { id: 'c10-portrait-small', grey: { kind: 'category', category: 'portrait' }, black: 'small', pays: 20000 },
  { id: 'c11-biblical-small', grey: { kind: 'category', category: 'biblical' }, black: 'small', pays: 20000, attested: 'criteria: zeit.de 2007/03 ("die kleinste biblische Szene")' },
  { id: 'c12-biblical-old', grey: { kind: 'category', category: 'biblical' }, black: 'old', pays: 18000 },
  { id: 'c13-modern-famous', grey: { kind: 'category', category: 'modern' }, black: 'famous', pays: 18000, attested: 'criteria and payment: gamesweplay.de ("Bild des 20. Jahrhunderts ... möglichst bekannt", 18.000)' },
  { id: 'c14-modern-new', grey: { kind: 'category', category: 'modern' }, black: 'new', pays: 20000 },
  { id: 'c15-nude-large', grey: { kind: 'category', category: 'nude' }, black: 'large', pays: 25000 },
  { id: 'c16-nude-new', grey: { kind: 'category', category: 'nude' }, black: 'new', pays: 24000 },
  { id: 'c17-landscape-large', grey: { kind: 'category', category: 'landscape' }, black: 'large', pays: 24000, attested: 'criteria: reich-der-spiele.de' },
  { id: 'c18-landscape-old', grey: { kind: 'category', category: 'landscape' }, black: 'old', pays: 23000 },
  { id: 'c19-any-famous-a', grey: null, black: 'famous', pays: 17000, attested: 'criteria: reich-der-spiele.de ("möglichst bekannt!")' },
  { id: 'c20-any-famous-b', grey: null, black: 'famous', pays: 15000 },
  { id: 'c21-any-famous-c', grey: null, black: 'famous', pays: 13000 },
  { id: 'c22-any-large-a', grey: null, black: 'large', pays: 16000 },
  { id: 'c23-any-large-b', grey: null, black: 'large', pays: 14000 },
  { id: 'c24-any-small-a', grey: null, black: 'small', pays: 16000 },
  { id: 'c25-any-small-b', grey: null, black: 'small', pays: 14000 },
  { id: 'c26-any-old', grey: null, black: 'old', pays: 15000 },
  { id: 'c27-any-new-a', grey: null, black: 'new', pays: 16000, attested: 'criteria: reich-der-spiele.de ("möglichst neu!")' },
  { id: 'c28-any-new-b', grey: null, black: 'new', pays: 12000 },
] as const satisfies readonly CustomerFacts[];

export type CustomerId = (typeof CUSTOMERS)[number]['id'];
