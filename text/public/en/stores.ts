import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Shops',
  empty: 'No shops are on offer at the moment.',
  emptyAdvice: 'Send us an enquiry and we will write to you when there are new ones.',
  ask: 'Ask about this unit',
  askAbout: (title) => `Ask about this unit: ${title}`,
  image: (title) => `Photo: ${title}`,
}
