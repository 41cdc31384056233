import type { ServerText } from '../public-text.ts'

export const viewingMail: ServerText['viewingMail'] = {
  greeting: 'Bună ziua,',
  farewell: 'Cu stimă,',
  subjects: {
    planned: (when) => `Vizionare pe ${when}`,
    changed: (when) => `Vizionare modificată: ${when}`,
    cancelled: (when) => `Vizionare anulată: ${when}`,
    reminder: (when) => `Memento: vizionare pe ${when}`,
  },
  intro: {
    planned: 'vă așteptăm la vizionare:',
    changed: 'vizionarea dumneavoastră s-a modificat. Noile detalii:',
    cancelled: 'vizionarea dumneavoastră a fost anulată:',
    reminder: 'vă reamintim de vizionare:',
  },
  labels: { when: 'Când', where: 'Unde', agent: 'Vă întâmpină' },
  calendar: 'Fișierul atașat adaugă vizionarea în calendarul dumneavoastră.',
  otherwise: 'Dacă ora nu vi se potrivește, răspundeți la acest mesaj sau sunați-ne.',
  again: 'Dacă doriți altă zi, răspundeți la acest mesaj sau sunați-ne.',
  summary: (where) => `Vizionare: ${where}`,
  goneApartment: 'apartamentul',
}
