import type { ServerText } from '../public-text.ts'

/** Explanations of the terms on the page of an apartment. Used by its loader only, so that browsers do not load them. */
export const explanations: ServerText['explanations'] = {
  terms: [
    {
      question: 'Ce include suprafața totală?',
      answer:
        'Suprafața totală cuprinde suprafața utilă (camerele, băile, holurile și, spre deosebire de uzanța din România, terasele), pereții și cota-parte indiviză din părțile comune ale clădirii: casele de scară, lifturile, coridoarele și holurile de intrare. Prețul pe metru pătrat se calculează la suprafața totală.',
    },
    {
      type: 'studio',
      question: 'Ce este un studio?',
      answer:
        'Studioul este o singură încăpere de locuit, de dormit și de luat masa, cu chicinetă inclusă și baie separată.',
    },
    {
      type: '1-bedroom',
      question: 'Ce este o garsonieră?',
      answer:
        'Garsoniera are o singură cameră de locuit și de dormit, o bucătărie separată și o baie. Prin aceasta se deosebește de studio, unde bucătăria face parte din cameră.',
    },
  ],
  floorNote: 'Numerotare ca în Bulgaria: etajul 1 este parterul.',
  askForSimilar: (number, type, area) =>
    `Bună ziua! Apartamentul ${number} este vândut. Mă interesează o locuință similară disponibilă: ${type.toLocaleLowerCase('ro')}, aproximativ ${area}.`,
}
