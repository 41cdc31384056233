import type { ServerText } from '../public-text.ts'

export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'Was umfasst die Gesamtfläche?',
      answer:
        'Die Gesamtfläche ist die Nettofläche (Zimmer, Nebenräume und Terrassen) zuzüglich der Wände und des Anteils an den Gemeinschaftsflächen (in bulgarischen Verträgen „ideelle Teile“): Treppenhäuser, Aufzüge, Flure und Eingangshallen. Der Quadratmeterpreis bezieht sich auf die Gesamtfläche. Mit der Wohnfläche nach deutschem Recht sind beide Angaben nicht unmittelbar vergleichbar.',
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
        'Eine 1-Zimmer-Wohnung hat ein Zimmer zum Wohnen und Schlafen, eine separate Küche und ein Bad. Darin unterscheidet sie sich vom Studio, in dem die Küche Teil des Zimmers ist.',
    },
  ],
  floorNote: 'Bulgarische Zählung: Etage 1 ist das Erdgeschoss, Etage 2 das 1.\u00a0Obergeschoss.',
  askForSimilar: (number, type, area) =>
    `Guten Tag! Wohnung ${number} ist verkauft. Ich interessiere mich für eine ähnliche, noch freie Wohnung: ${type}, etwa ${area}.`,
}
