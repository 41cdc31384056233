import type { ServerText } from '../public-text.ts'

/** Pages that the server sends before any route, or when none could be rendered. */
export const refusals: ServerText['refusals'] = {
  400: {
    title: 'Adresă nevalidă',
    advice: 'Adresa este incompletă sau deteriorată. Verificați-o și încercați din nou.',
  },
  403: {
    title: 'Cererea nu a fost acceptată',
    advice: 'Cererea vine de pe alt site. Deschideți pagina aici și încercați din nou.',
  },
  404: { title: 'Pagina nu a fost găsită', advice: 'Este posibil să fi fost mutată sau ștearsă.' },
  405: { title: 'Cererea nu a fost acceptată', advice: 'Acest tip de cerere nu se acceptă.' },
  411: { title: 'Cererea nu a fost acceptată', advice: 'Lipsește lungimea datelor trimise.' },
  413: { title: 'Ați trimis prea multe date', advice: 'Reduceți-le și încercați din nou.' },
  503: {
    title: 'Prea multe cereri deodată',
    advice:
      'În acest moment site-ul este suprasolicitat. Vă rugăm să încercați din nou peste câteva secunde.',
  },
  unexpected: {
    title: 'A apărut o eroare neașteptată',
    advice:
      'Vă rugăm să încercați din nou peste puțin timp. Dacă eroarea se repetă, trimiteți-ne numărul cererii:',
  },
  starting: { title: 'Site-ul pornește', advice: 'Vă rugăm să încercați din nou peste puțin timp.' },
}
