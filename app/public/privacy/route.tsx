import { getCompanySettings, getPageTexts, getRetention } from '../../../backend/data/settings.ts'
import { introductionOf } from '../../../domain/page-texts/page-texts.ts'
import { showSection } from '../../../domain/page-texts/shown-section.ts'
import { introductionText } from '../../../text/public/bg/introductions.ts'
import { defaultPrivacySections, privacyFacts, privacyText } from '../../../text/public/bg/privacy.ts'
import { backendContext } from '../../context.ts'
import type { PublicPage } from '../../public-page.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const [company, retention, texts] = await Promise.all([
    getCompanySettings(db),
    getRetention(db),
    getPageTexts(db),
  ])
  const own = texts.values.privacySections
  const sections = own.length > 0 ? own : defaultPrivacySections(company.values)
  const facts = privacyFacts(company.values, retention.values.months)
  return {
    title: privacyText.title,
    description: privacyText.description,
    intro: introductionOf(texts.values, 'privacy', introductionText.privacy),
    sections: sections.map((section, index) => ({ id: index, ...showSection(section, facts) })),
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, intro, sections } = loaderData
  return (
    <Page title={title} description={description} intro={intro}>
      <div className="gap-6 text-lg lg:columns-2">
        {sections.map(({ id, ...section }) => (
          <SectionCard
            key={id}
            section={section}
            className="mb-6 break-inside-avoid rounded-card bg-white p-6 shadow-card sm:p-8"
          />
        ))}
      </div>
    </Page>
  )
}
