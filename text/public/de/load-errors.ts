import type { PublicText } from '../public-text.ts'

export const loadErrors: PublicText['loadErrors'] = {
  apartments: 'Die Wohnungen konnten nicht geladen werden',
  floorPlans: 'Die Etagenpläne konnten nicht geladen werden',
  parking: 'Die Stellplätze konnten nicht geladen werden',
  stores: 'Die Gewerbeflächen konnten nicht geladen werden',
}

export const unexpectedError: PublicText['unexpectedError'] = {
  title: 'Ein unerwarteter Fehler ist aufgetreten',
  advice:
    'Bitte versuchen Sie es in Kürze erneut. Tritt der Fehler wieder auf, nennen Sie uns bitte die Vorgangsnummer.',
  requestId: 'Vorgangsnummer:',
}
