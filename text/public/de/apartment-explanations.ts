import type { ServerText } from '../public-text.ts'

export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'Was umfasst die Gesamtfläche?',
      answer:
        'Die Gesamtfläche ist die Nettofläche (Zimmer, Nebenräume und Terrassen) zuzüglich der Wände und des Anteils am Gemeinschaftseigentum: Treppenhäuser, Aufzüge, Flure und Eingangshallen. Der Quadratmeterpreis bezieht sich auf die Gesamtfläche.',
    },
    {
      type: 'studio',
      question: 'Was ist ein Studio?',
      answer:
        'Ein Studio ist ein einziger Raum zum Wohnen, Schlafen und Essen mit integrierter Kochnische und separatem Bad.',
    },
    {
      type: '1-bedroom',
      question: 'Was ist eine 1-Zimmer-Wohnung?',
      answer:
        'Die 1-Zimmer-Wohnung hat ein Zimmer zum Wohnen und Schlafen, eine eigene Küche und ein Bad. Darin unterscheidet sie sich vom Studio, in dem die Küche Teil des Zimmers ist.',
    },
  ],
  floorNote: 'In Bulgarien zählt das Erdgeschoss als Etage 1.',
  askForSimilar: (number, type, area) =>
    `Guten Tag! Wohnung ${number} ist verkauft. Ich interessiere mich für eine ähnliche freie: ${type}, etwa ${area}.`,
}
