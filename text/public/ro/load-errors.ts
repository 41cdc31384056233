import type { PublicText } from '../public-text.ts'

export const loadErrors: PublicText['loadErrors'] = {
  apartments: 'Eroare la încărcarea apartamentelor',
  floorPlans: 'Eroare la încărcarea planurilor de etaj',
  parking: 'Eroare la încărcarea locurilor de parcare',
  stores: 'Eroare la încărcarea spațiilor comerciale',
}

export const unexpectedError: PublicText['unexpectedError'] = {
  title: 'A apărut o eroare neașteptată',
  advice:
    'Vă rugăm să încercați din nou peste puțin timp. Dacă eroarea se repetă, trimiteți-ne numărul cererii.',
  requestId: 'Numărul cererii:',
}
