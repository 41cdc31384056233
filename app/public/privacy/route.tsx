import { getCompanySettings, getPageTexts, getRetention } from '../../../backend/data/settings.ts'
import { defaultLanguage } from '../../../domain/language.ts'
import { introductionOf } from '../../../domain/page-texts/page-texts.ts'
import { showSection } from '../../../domain/page-texts/shown-section.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import type { PublicPage } from '../../public-page.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const { text, language } = getLocale(context)
  const [company, retention, texts] = await Promise.all([
    getCompanySettings(db),
    getRetention(db),
    getPageTexts(db),
  ])
  const own = texts.values.privacySections
  // The company writes in Bulgarian, and so are the words that stand for the placeholders in its sections.
  const sectionLanguage = own.length > 0 ? defaultLanguage : language
  const { defaultPrivacySections, privacyFacts } = allTexts[sectionLanguage].privacy
  const sections = own.length > 0 ? own : defaultPrivacySections(company.values)
  const facts = privacyFacts(company.values, retention.values.months)
  const { title, description } = text.privacy.privacyText
  return {
    title,
    description,
    intro: introductionOf(texts.values, 'privacy', text.introductions.privacy),
    sections: sections.map((section, index) => ({ id: index, ...showSection(section, facts) })),
    ...(sectionLanguage !== language && { sectionLanguage }),
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, intro, sections, sectionLanguage } = loaderData
  return (
    <Page title={title} description={description} intro={intro}>
      <div lang={sectionLanguage} className="gap-6 text-lg lg:columns-2">
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
