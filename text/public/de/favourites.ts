import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('de')

const ago = (minutes: number) => (minutes === 1 ? 'vor einer Minute' : `vor ${minutes} Minuten`)

export const favouritesText: PublicText['favourites'] = {
  title: 'Merkliste',
  description: 'Ihre gemerkten Wohnungen: Vergleichen Sie sie oder schicken Sie sie weiter.',
  count: (count) => plural(count, { one: '# Wohnung', other: '# Wohnungen' }),
  missing: (count) =>
    plural(count, {
      one: 'Eine der Wohnungen ist nicht mehr auf der Website und wird nicht gezeigt.',
      other: '# der Wohnungen sind nicht mehr auf der Website und werden nicht gezeigt.',
    }),
  none: {
    title: 'Ihre Merkliste ist noch leer',
    advice:
      'Tippen Sie auf das Herz neben einer Wohnung, um sie auf die Merkliste zu setzen. Hier sehen Sie alle zusammen.',
    withoutScripts:
      'Das Herz neben den Wohnungen funktioniert, wenn JavaScript in Ihrem Browser eingeschaltet ist. Eine zugesandte Liste lässt sich auch ohne JavaScript öffnen.',
    toList: 'Zu allen Wohnungen',
  },
  share: 'Liste senden',
  compare: (count) => `Vergleichen (${count})`,
  compareFirst: (count) => `Die ersten ${count} vergleichen`,
  askAll: 'Alle anfragen',
  askOne: 'Anfrage senden',
  askFirst: (count) => `Die ersten ${count} anfragen`,
  pick: 'Vergleichen',
  picked: 'Wird verglichen',
  pickOf: (number) => `Wohnung ${number} zum Vergleich hinzufügen`,
  unpickOf: (number) => `Wohnung ${number} aus dem Vergleich entfernen`,
  pickAdvice: (most) => `Wählen Sie bis zu ${most} Wohnungen zum Vergleichen aus.`,
  kept: 'Sie werden nur in diesem Browser gespeichert.',
  ofOthers: (count) =>
    plural(count, {
      one: 'Eine dieser Wohnungen steht nicht auf Ihrer Merkliste.',
      other: '# dieser Wohnungen stehen nicht auf Ihrer Merkliste.',
    }),
  keepAll: 'Auch bei mir merken',
  toOwn: 'Zu meiner Merkliste',
  changed: {
    available: (minutes) => `wieder frei seit ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}`,
    reserved: (minutes) => `${ago(minutes)} reserviert`,
    sold: (minutes) => `${ago(minutes)} verkauft`,
  },
}

export const compareText: PublicText['compare'] = {
  title: 'Wohnungen vergleichen',
  description: 'Bis zu vier Wohnungen nebeneinander: Preise, Flächen, Ausrichtung und Zahlung.',
  tableLabel: 'Vergleich',
  feature: 'Merkmal',
  differs: 'unterschiedlich',
  legend: 'So ist markiert, worin sich die Wohnungen unterscheiden.',
  onlyDifferences: 'Nur Unterschiede',
  everything: 'Alles zeigen',
  noDifferences: 'In den gezeigten Angaben unterscheiden sich die Wohnungen nicht.',
  remove: (number) => `Wohnung ${number} aus dem Vergleich entfernen`,
  removeShort: 'Entfernen',
  toFavourites: 'Zur Merkliste',
  ask: 'Anfrage senden',
  none: {
    title: 'Nichts zu vergleichen',
    advice:
      'Setzen Sie mindestens zwei Wohnungen mit dem Herzsymbol auf die Merkliste und vergleichen Sie sie dort.',
  },
}
