import { getCompanySettings, getPageTexts, getRetention } from '../../../backend/data/settings.ts'
import { defaultLanguage, type Language } from '../../../domain/language.ts'
import { noPageTexts, type PageTexts, type PrivacySection } from '../../../domain/page-texts/page-texts.ts'
import { showSection } from '../../../domain/page-texts/shown-section.ts'
import type { Translator } from '../../../domain/translations/translate.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import type { PublicPage } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useWrittenLine } from '../../written.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['settings'] }

interface OwnSection extends PrivacySection {
  /** Where it is not that of the page. */
  language?: Language
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const { text, language } = getLocale(context)
  const [company, retention, { values: texts }, written] = await Promise.all([
    getCompanySettings(db),
    getRetention(db),
    getPageTexts(db),
    loadTranslator(context),
  ])
  const sections = translateSections(written, texts)
  const { privacyText, defaultPrivacySections } = text.privacy
  const shown = sections.length > 0 ? sections : defaultPrivacySections(company.values)
  const factsIn = (language: Language) =>
    allTexts[language].privacy.privacyFacts(company.values, retention.values.months)
  return {
    title: privacyText.title,
    description: privacyText.description,
    intro: written.introduction(texts, 'privacy') || text.introductions.privacy,
    // The words that stand for the placeholders are in the language of their section.
    sections: shown.map(({ language: own, ...section }: OwnSection, id) => ({
      id,
      language: own,
      ...showSection(section, factsIn(own ?? language)),
    })),
    untranslated: written.untranslated,
  }
}

/** A section of which a part is not translated stays Bulgarian as a whole: half a section could mislead. */
function translateSections(written: Translator, texts: PageTexts): OwnSection[] {
  const { privacySections } = written.pageTexts({ ...noPageTexts, privacySections: texts.privacySections })
  const isWhole = ({ title, text }: PrivacySection) =>
    [title, text].every((part) => written.onlyTranslated(part) === part)
  return texts.privacySections.map((section, index) => {
    const translated = privacySections[index]
    return translated && isWhole(translated) ? translated : { ...section, language: defaultLanguage }
  })
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, intro, sections } = loaderData
  const writtenLine = useWrittenLine()
  return (
    <Page title={title} description={description} intro={intro}>
      <div className="gap-6 text-lg lg:columns-2">
        {sections.map(({ id, language, ...section }) => (
          <SectionCard
            key={id}
            section={section}
            language={language}
            {...(!language && { mark: writtenLine })}
            className="mb-6 break-inside-avoid rounded-card bg-white p-6 shadow-card sm:p-8"
          />
        ))}
      </div>
    </Page>
  )
}
