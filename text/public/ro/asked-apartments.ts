import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const askedApartmentsText: PublicText['askedApartments'] = {
  legend: 'Apartamentele despre care întrebați',
  advice: 'Debifați-le pe cele care nu vă interesează.',
  missing: (count) =>
    plural(count, {
      one: 'Unul dintre apartamente nu mai este pe site și nu este inclus.',
      few: '# dintre apartamente nu mai sunt pe site și nu sunt incluse.',
      other: '# dintre apartamente nu mai sunt pe site și nu sunt incluse.',
    }),
}

export const askedApartmentsMessages: ServerText['askedApartmentsMessages'] = {
  none: 'Bifați cel puțin un apartament.',
  unknown:
    'Unul dintre apartamente nu mai este pe site. Verificați selecția și trimiteți din nou solicitarea.',
  back: 'Înapoi la apartamentele alese',
  apartment: (title, status) => `${title} (${status})`,
}
