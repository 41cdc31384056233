import type { PublicText } from '../public-text.ts'

export const site: PublicText['site'] = {
  home: 'Acasă',
  navigator: 'Plan interactiv',
  objects: 'Proprietăți',
  apartments: 'Apartamente',
  parking: 'Locuri de parcare',
  stores: 'Spații comerciale',
  location: 'Amplasare',
  contact: 'Contact',
  mainNavigation: 'Navigare principală',
  skipToContent: 'Treceți la conținut',
  menu: 'Meniu',
  language: 'Limbă',
  loading: 'Se încarcă…',
  enquire: 'Trimiteți o solicitare',
  privacy: 'Protecția datelor',
  sampleView: 'Imagine de prezentare',
  call: (phone) => `Sunați la ${phone}`,
  write: (messenger) => `Scrieți-ne pe ${messenger}`,
}

export const notFoundText: PublicText['notFound'] = {
  title: 'Pagina nu a fost găsită',
  text: 'Adresa este greșită sau pagina a fost mutată.',
  back: 'Înapoi la pagina principală',
  apartments: 'Vedeți toate apartamentele',
}
