import type { PublicPage } from '../../public-page.ts'
import { privacyText as text } from '../../text/public/privacy.ts'
import { Page } from '../page.tsx'

export const handle: PublicPage = { shows: [] }

export default function Privacy() {
  return (
    <Page title={text.title} description={text.description} intro={text.intro}>
      <div className="gap-6 text-lg lg:columns-2">
        {text.sections.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="mb-6 break-inside-avoid rounded-card bg-white p-6 shadow-card sm:p-8"
          >
            <h2 className="text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}
