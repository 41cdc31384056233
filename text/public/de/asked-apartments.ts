import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('de')

export const askedApartmentsText: PublicText['askedApartments'] = {
  legend: 'Wohnungen, um die es geht',
  advice: 'Entfernen Sie das Häkchen bei Wohnungen, die Sie nicht interessieren.',
  missing: (count) =>
    plural(count, {
      one: 'Eine der Wohnungen ist nicht mehr auf der Website und nicht enthalten.',
      other: '# der Wohnungen sind nicht mehr auf der Website und nicht enthalten.',
    }),
}

export const askedApartmentsMessages: ServerText['askedApartmentsMessages'] = {
  none: 'Bitte wählen Sie mindestens eine Wohnung aus.',
  unknown:
    'Eine der Wohnungen ist nicht mehr auf der Website. Bitte prüfen Sie Ihre Auswahl und senden Sie die Anfrage erneut.',
  back: 'Zurück zu den ausgewählten Wohnungen',
  apartment: (title, status) => `${title} (${status})`,
}
