/**
 * The 48 picture tiles, in the order of the unshuffled pile. The printed list of the published game is not
 * public: this deck is a reconstruction from facts about real paintings (sources: provenance.ts).
 */
import type { PictureFacts } from './criteria.ts';

// biome-ignore format: one picture a line reads as a table
export const PICTURES = [
  { id: 'schongauer-rosenhag-1473', artist: 'Martin Schongauer', title: 'Madonna of the Rose Bower', titleDe: 'Madonna im Rosenhag', country: 'Germany', year: 1473, sizeM2: 2.3, fame: 34, categories: ['biblical'] },
  { id: 'duerer-self-portrait-1500', artist: 'Albrecht Dürer', title: 'Self-Portrait in a Fur-Collared Robe', titleDe: 'Selbstbildnis im Pelzrock', country: 'Germany', year: 1500, sizeM2: 0.33, fame: 98, categories: ['portrait'] },
  { id: 'gruenewald-verspottung-1504', artist: 'Matthias Grünewald', title: 'The Mocking of Christ', titleDe: 'Die Verspottung Christi', country: 'Germany', year: 1504, sizeM2: 0.8, fame: 63, categories: ['biblical'] },
  { id: 'altdorfer-donaulandschaft-1522', artist: 'Albrecht Altdorfer', title: 'Danube Landscape with Wörth Castle', titleDe: 'Donaulandschaft mit Schloss Wörth', country: 'Germany', year: 1522, sizeM2: 0.07, fame: 49, categories: ['landscape'] },
  { id: 'cranach-adam-eva-1526', artist: 'Lucas Cranach the Elder', title: 'Adam and Eve', titleDe: 'Adam und Eva', country: 'Germany', year: 1526, sizeM2: 0.94, fame: 80, categories: ['biblical', 'nude'] },
  { id: 'holbein-gisze-1532', artist: 'Hans Holbein the Younger', title: 'The Merchant Georg Gisze', titleDe: 'Der Kaufmann Georg Gisze', country: 'Germany', year: 1532, sizeM2: 0.84, fame: 74, categories: ['portrait'] },
  { id: 'elsheimer-flucht-1609', artist: 'Adam Elsheimer', title: 'The Flight into Egypt', titleDe: 'Die Flucht nach Ägypten', country: 'Germany', year: 1609, sizeM2: 0.13, fame: 25, categories: ['biblical', 'landscape'] },
  { id: 'friedrich-kreidefelsen-1818', artist: 'Caspar David Friedrich', title: 'Chalk Cliffs on Rügen', titleDe: 'Kreidefelsen auf Rügen', country: 'Germany', year: 1818, sizeM2: 0.64, fame: 88, categories: ['landscape'] },
  { id: 'spitzweg-armer-poet-1839', artist: 'Carl Spitzweg', title: 'The Poor Poet', titleDe: 'Der arme Poet', country: 'Germany', year: 1839, sizeM2: 0.16, fame: 84, categories: ['genre'] },
  { id: 'menzel-balkonzimmer-1845', artist: 'Adolph Menzel', title: 'The Balcony Room', titleDe: 'Das Balkonzimmer', country: 'Germany', year: 1845, sizeM2: 0.27, fame: 69, categories: ['genre'] },
  { id: 'leibl-drei-frauen-1882', artist: 'Wilhelm Leibl', title: 'Three Women in Church', titleDe: 'Drei Frauen in der Kirche', country: 'Germany', year: 1882, sizeM2: 0.87, fame: 39, categories: ['genre'] },
  { id: 'liebermann-flachsscheuer-1887', artist: 'Max Liebermann', title: 'The Flax Barn at Laren', titleDe: 'Flachsscheuer in Laren', country: 'Germany', year: 1887, sizeM2: 3.13, fame: 75, categories: ['genre'] },
  { id: 'stuck-suende-1893', artist: 'Franz von Stuck', title: 'The Sin', titleDe: 'Die Sünde', country: 'Germany', year: 1893, sizeM2: 0.56, fame: 43, categories: ['nude'] },
  { id: 'corinth-skelett-1896', artist: 'Lovis Corinth', title: 'Self-Portrait with Skeleton', titleDe: 'Selbstporträt mit Skelett', country: 'Germany', year: 1896, sizeM2: 0.6, fame: 82, categories: ['portrait'] },
  { id: 'modersohn-becker-hochzeitstag-1906', artist: 'Paula Modersohn-Becker', title: 'Self-Portrait on the Sixth Wedding Anniversary', titleDe: 'Selbstbildnis am 6. Hochzeitstag', country: 'Germany', year: 1906, sizeM2: 0.71, fame: 61, categories: ['portrait', 'nude'] },
  { id: 'marc-blaues-pferd-1911', artist: 'Franz Marc', title: 'Blue Horse I', titleDe: 'Blaues Pferd I', country: 'Germany', year: 1911, sizeM2: 0.95, fame: 78, categories: ['modern'] },
  { id: 'kirchner-potsdamer-platz-1914', artist: 'Ernst Ludwig Kirchner', title: 'Potsdamer Platz', titleDe: 'Potsdamer Platz', country: 'Germany', year: 1914, sizeM2: 3, fame: 65, categories: ['modern'] },
  { id: 'richter-brigid-polk-1971', artist: 'Gerhard Richter', title: 'Brigid Polk (305)', titleDe: 'Brigid Polk (305)', country: 'Germany', year: 1971, sizeM2: 3.07, fame: 70, categories: ['portrait', 'modern'] },
  { id: 'bisky-das-sollte-man-regeln-2002', artist: 'Norbert Bisky', title: 'Das sollte man regeln', titleDe: 'Das sollte man regeln', country: 'Germany', year: 2002, sizeM2: 2.8, fame: 19, categories: ['modern'] },
  { id: 'abts-teete-2003', artist: 'Tomma Abts', title: 'Teete', titleDe: 'Teete', country: 'Germany', year: 2003, sizeM2: 0.18, fame: 11, categories: ['modern'] },
  { id: 'bouts-verkuendigung-1450', artist: 'Dierick Bouts', title: 'The Annunciation', titleDe: 'Die Verkündigung', country: 'Netherlands', year: 1450, sizeM2: 0.44, fame: 14, categories: ['biblical'] },
  { id: 'stockt-erloesung-1460', artist: 'Vrancke van der Stockt', title: 'Triptych of the Redemption', titleDe: 'Triptychon der Erlösung', country: 'Netherlands', year: 1460, sizeM2: 3.3, fame: 6, categories: ['biblical'] },
  { id: 'bruegel-bauernhochzeit-1568', artist: 'Pieter Bruegel the Elder', title: 'Peasant Wedding', titleDe: 'Bauernhochzeit', country: 'Netherlands', year: 1568, sizeM2: 1.85, fame: 76, categories: ['genre'] },
  { id: 'rubens-venus-spiegel-1615', artist: 'Peter Paul Rubens', title: 'Venus in Front of the Mirror', titleDe: 'Venus vor dem Spiegel', country: 'Netherlands', year: 1615, sizeM2: 1.21, fame: 93, categories: ['nude'] },
  { id: 'hals-heythuysen-1625', artist: 'Frans Hals', title: 'Willem van Heythuysen', titleDe: 'Willem van Heythuysen', country: 'Netherlands', year: 1625, sizeM2: 2.75, fame: 58, categories: ['portrait'] },
  { id: 'rembrandt-bathseba-1654', artist: 'Rembrandt', title: 'Bathsheba at Her Bath', titleDe: 'Bathseba im Bade', country: 'Netherlands', year: 1654, sizeM2: 2.02, fame: 95, categories: ['biblical', 'nude'] },
  { id: 'vermeer-spitzenkloepplerin-1670', artist: 'Johannes Vermeer', title: 'The Lacemaker', titleDe: 'Die Spitzenklöpplerin', country: 'Netherlands', year: 1670, sizeM2: 0.05, fame: 85, categories: ['genre'] },
  { id: 'van-gogh-kraehen-1890', artist: 'Vincent van Gogh', title: 'Wheatfield with Crows', titleDe: 'Weizenfeld mit Krähen', country: 'Netherlands', year: 1890, sizeM2: 0.52, fame: 96, categories: ['landscape'] },
  { id: 'mondrian-boogie-woogie-1943', artist: 'Piet Mondrian', title: 'Broadway Boogie Woogie', titleDe: 'Broadway Boogie-Woogie', country: 'Netherlands', year: 1943, sizeM2: 1.61, fame: 55, categories: ['modern'] },
  { id: 'schischkin-roggen-1878', artist: 'Ivan Shishkin', title: 'Rye', titleDe: 'Roggenfeld', country: 'Russia', year: 1878, sizeM2: 2, fame: 16, categories: ['landscape'] },
  { id: 'kandinsky-komposition-8-1923', artist: 'Wassily Kandinsky', title: 'Composition VIII', titleDe: 'Komposition VIII', country: 'Russia', year: 1923, sizeM2: 2.81, fame: 79, categories: ['modern'] },
  { id: 'botticelli-verkuendigung-1489', artist: 'Sandro Botticelli', title: 'Cestello Annunciation', titleDe: 'Verkündigung (Cestello)', country: 'Italy', year: 1489, sizeM2: 2.34, fame: 91, categories: ['biblical'] },
  { id: 'leonardo-mona-lisa-1503', artist: 'Leonardo da Vinci', title: 'Mona Lisa', titleDe: 'Mona Lisa', country: 'Italy', year: 1503, sizeM2: 0.41, fame: 99, categories: ['portrait'] },
  { id: 'raffael-castiglione-1515', artist: 'Raphael', title: 'Portrait of Baldassare Castiglione', titleDe: 'Baldassare Castiglione', country: 'Italy', year: 1515, sizeM2: 0.55, fame: 92, categories: ['portrait'] },
  { id: 'tizian-perseus-1556', artist: 'Titian', title: 'Perseus and Andromeda', titleDe: 'Perseus und Andromeda', country: 'Italy', year: 1556, sizeM2: 3.32, fame: 87, categories: ['nude'] },
  { id: 'caravaggio-loreto-1604', artist: 'Caravaggio', title: 'Madonna of Loreto', titleDe: 'Madonna von Loreto', country: 'Italy', year: 1604, sizeM2: 3.9, fame: 83, categories: ['biblical'] },
  { id: 'modigliani-akt-1917', artist: 'Amedeo Modigliani', title: 'Nu couché (sur le côté gauche)', titleDe: 'Liegender Akt (auf der linken Seite)', country: 'Italy', year: 1917, sizeM2: 1.31, fame: 67, categories: ['nude', 'modern'] },
  { id: 'el-greco-toledo-1599', artist: 'El Greco', title: 'View of Toledo', titleDe: 'Ansicht von Toledo', country: 'Spain', year: 1599, sizeM2: 1.32, fame: 72, categories: ['landscape'] },
  { id: 'velazquez-innozenz-1650', artist: 'Diego Velázquez', title: 'Portrait of Innocent X', titleDe: 'Papst Innozenz X.', country: 'Spain', year: 1650, sizeM2: 1.68, fame: 77, categories: ['portrait'] },
  { id: 'goya-sonnenschirm-1777', artist: 'Francisco de Goya', title: 'The Parasol', titleDe: 'Der Sonnenschirm', country: 'Spain', year: 1777, sizeM2: 1.58, fame: 86, categories: ['genre'] },
  { id: 'picasso-drei-taenzer-1925', artist: 'Pablo Picasso', title: 'The Three Dancers', titleDe: 'Die drei Tänzer', country: 'Spain', year: 1925, sizeM2: 3.06, fame: 97, categories: ['modern'] },
  { id: 'dali-bestaendigkeit-1931', artist: 'Salvador Dalí', title: 'The Persistence of Memory', titleDe: 'Die Beständigkeit der Erinnerung', country: 'Spain', year: 1931, sizeM2: 0.08, fame: 90, categories: ['modern'] },
  { id: 'watteau-pierrot-1719', artist: 'Antoine Watteau', title: 'Pierrot', titleDe: 'Pierrot', country: 'France', year: 1719, sizeM2: 2.76, fame: 52, categories: ['genre'] },
  { id: 'vigee-le-brun-strohhut-1782', artist: 'Élisabeth Vigée Le Brun', title: 'Self Portrait in a Straw Hat', titleDe: 'Selbstbildnis mit Strohhut', country: 'France', year: 1782, sizeM2: 0.69, fame: 29, categories: ['portrait'] },
  { id: 'manet-fruehstueck-1868', artist: 'Édouard Manet', title: 'Luncheon in the Studio', titleDe: 'Frühstück im Atelier', country: 'France', year: 1868, sizeM2: 1.82, fame: 73, categories: ['genre'] },
  { id: 'monet-impression-1872', artist: 'Claude Monet', title: 'Impression, Sunrise', titleDe: 'Impression, Sonnenaufgang', country: 'France', year: 1872, sizeM2: 0.3, fame: 94, categories: ['landscape'] },
  { id: 'renoir-moulin-1876', artist: 'Auguste Renoir', title: 'Bal du moulin de la Galette', titleDe: 'Bal du moulin de la Galette', country: 'France', year: 1876, sizeM2: 2.29, fame: 89, categories: ['genre'] },
  { id: 'gauguin-gelber-christus-1889', artist: 'Paul Gauguin', title: 'The Yellow Christ', titleDe: 'Der gelbe Christus', country: 'France', year: 1889, sizeM2: 0.68, fame: 81, categories: ['biblical'] },
] as const satisfies readonly PictureFacts[];

export type PictureId = (typeof PICTURES)[number]['id'];
