import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Shops',
  empty: 'No shops are available at the moment.',
  emptyAdvice: 'Send us an enquiry and we will let you know when there are.',
  ask: 'Ask about this unit',
  askAbout: (title) => `Ask about this unit: ${title}`,
  image: (title) => `Photo: ${title}`,
}
