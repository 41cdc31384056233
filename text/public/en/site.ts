import type { PublicText } from '../public-text.ts'

export const site: PublicText['site'] = {
  home: 'Home',
  navigator: 'Floor plans',
  objects: 'Properties',
  apartments: 'Apartments',
  parking: 'Parking',
  stores: 'Shops',
  location: 'Location',
  contact: 'Contact',
  mainNavigation: 'Main navigation',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  language: 'Language',
  loading: 'Loading…',
  enquire: 'Send an enquiry',
  privacy: 'Privacy',
  sampleView: 'Illustrative image',
  call: (phone) => `Call ${phone}`,
  write: (messenger) => `Write to us on ${messenger}`,
}

export const notFoundText: PublicText['notFound'] = {
  title: 'Page not found',
  text: 'The address is wrong or the page has been moved.',
  back: 'To the home page',
  apartments: 'All apartments',
}
