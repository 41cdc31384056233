import { afterEach, expect, test, vi } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { noBuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import { type CostSettings, defaultCostSettings } from '../../../domain/costs/cost-settings.ts'
import { purchaseCosts } from '../../../domain/costs/purchase-costs.ts'
import { languages } from '../../../domain/language.ts'
import { statuses } from '../../../domain/status.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { misplacedLines, watchDrawing } from '../../../tests/drawn-lines.ts'
import { readPdf } from '../../../tests/read-pdf.ts'
import { stretched, stretchWords } from '../../../tests/stretched-text.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { formatCosts } from '../../../text/public/costs-view.ts'
import { formatSun } from '../../../text/public/sun-view.ts'
import { findSunlight } from '../../sun/sunlight.ts'
import { a4 } from '../page.ts'
import type { Card } from './card.ts'
import { cardWords } from './card-words.ts'
import { drawCard } from './draw-card.ts'

afterEach(() => vi.restoreAllMocks())

const apartment = {
  ...newApartment(defaultBuilding),
  ...{ number: '57', type: '3-bedroom-maisonette', floor: 8, secondaryFloor: 9, hasTerrace: true },
  ...{ area: 1111.11, netArea: 1000.5, price: 1_234_567.5, exposure: 'southeast' as const },
  description: stretchWords('Светъл дом с изглед към морето и голяма тераса. '.repeat(4)),
  features: ['Климатик', 'Охраняем паркинг', 'Подово отопление'].map(stretchWords),
}
const buyer = {
  ...noBuyerFacts,
  stage: 'act-14' as const,
  completion: 'второто тримесечие на 2028 г.',
  paymentPlan: [
    { percent: 20, moment: stretchWords('при предварителния договор') },
    { percent: 80, moment: stretchWords('при Акт 16') },
  ],
}
const company = {
  ...aCompany,
  companyName: 'Ъ'.repeat(60),
  address: 'дълга улица '.repeat(20),
  email: `${'o'.repeat(60)}@example.com`,
}
const noImages = { photos: [], plans: [], building: undefined, logo: undefined }

const parking = { id: 'p', ids: ['p'], type: 'covered', floor: -1, price: 123_456.5 } as const
const settings: CostSettings = { ...defaultCostSettings, isShown: true, vat: 'added', maintenance: 0.65 }
const choice = { own: 35, years: 22, rate: 3.7, parking: { ...parking, ids: ['p'] } }
const { paymentPlan: plan, stage } = buyer
const reckoned = {
  costs: purchaseCosts(apartment, { settings, choice, plan, stage }),
  ...{ settings, choice, stage },
  moments: plan.map(({ moment }) => moment),
}

const everyCard = languages.flatMap((language) => statuses.map((status) => ({ language, status })))

test.each(everyCard)(
  'with words twice as long, no line of a card of a $status apartment covers another ($language)',
  async ({ language, status }) => {
    const drawn = watchDrawing()
    const text = stretched(allTexts[language])
    const shown = { ...apartment, status }
    const day = '2026-11-17'
    const card: Card = {
      ...{
        language,
        apartment: shown,
        day,
        name: 'Бриз',
        photos: [],
        building: undefined,
        plans: [],
        logo: '',
      },
      sun: formatSun(text, findSunlight({ latitude: 43.2, longitude: 27.9 }, 'north') ?? [], shown),
      costs: status === 'sold' ? undefined : formatCosts(text, defaultBuilding, reckoned),
      words: cardWords(text, defaultBuilding, shown, { buyer, day }),
      company,
      pages: { apartment: 'https://www.example.com/a', apartments: 'https://www.example.com/apartments' },
    }
    const page = readPdf(await drawCard(card, noImages)).join('\n')
    const numbers = [text.formats.area(1111.11), text.formats.area(1000.5)]
    const price = status === 'sold' ? [] : [text.formats.euros(1_234_567.5), text.formats.euros(246_913.5)]
    for (const whole of [...numbers, ...price]) expect(page).toContain(whole)
    expect(misplacedLines(drawn, { left: a4.margin, right: a4.width - a4.margin })).toEqual([])
  },
)
