import type { ServerText } from '../public-text.ts'

/** Explanations of the terms on the page of an apartment. Used by its loader only, so that browsers do not load them. */
export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'Ce include suprafața totală?',
      answer:
        'Suprafața totală este suprafața utilă (camerele, băile, holurile și terasele) împreună cu pereții și cu cota aferentă din părțile comune ale clădirii: casa scării, lifturi, coridoare și holuri de intrare. Prețul pe metru pătrat se calculează la suprafața totală.',
    },
    {
      type: 'studio',
      question: 'Ce este un studio?',
      answer:
        'Studioul are o singură încăpere pentru zi, dormit și masă, cu chicinetă în aceeași încăpere și baie separată.',
    },
    {
      type: '1-bedroom',
      question: 'Ce este garsoniera?',
      answer:
        'Garsoniera are o singură cameră, pentru zi și dormit, o bucătărie separată și o baie. Prin aceasta se deosebește de studio, unde bucătăria face parte din cameră.',
    },
  ],
  floorNote: 'Etajele sunt numărate ca în Bulgaria: etajul 1 este parterul.',
  askForSimilar: (number, type, area) =>
    `Bună ziua! Apartamentul ${number} este vândut. Mă interesează o locuință disponibilă asemănătoare: ${type.toLocaleLowerCase('ro')}, aproximativ ${area}.`,
}
