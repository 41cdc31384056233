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
  privacy: 'Privacy policy',
  sampleView: 'Illustrative image',
  call: (phone) => `Call ${phone}`,
  write: (messenger) => `Message us on ${messenger}`,
}

export const notFoundText: PublicText['notFound'] = {
  title: 'Page not found',
  text: 'The address may be wrong, or the page may have been moved.',
  back: 'Back to the home page',
  apartments: 'All apartments',
}
