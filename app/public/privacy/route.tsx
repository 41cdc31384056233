import { getRetention } from '../../../backend/data/settings.ts'
import { backendContext } from '../../context.ts'
import type { PublicPage } from '../../public-page.ts'
import { privacyText as text } from '../../text/public/privacy.ts'
import { Page, useSite } from '../page.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  return { months: (await getRetention(db)).values.months }
}

export default function Privacy({ loaderData: { months } }: Route.ComponentProps) {
  const { company } = useSite()
  return (
    <Page title={text.title} description={text.description} intro={text.intro}>
      <div className="gap-6 text-lg lg:columns-2">
        {text.sections({ company, months }).map(({ heading, paragraphs, list, link }) => (
          <section
            key={heading}
            className="mb-6 break-inside-avoid rounded-card bg-white p-6 shadow-card wrap-anywhere sm:p-8"
          >
            <h2 className="text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed">
                {paragraph}
              </p>
            ))}
            {list && (
              <ul className="mt-3 grid list-disc gap-1 pl-5 leading-relaxed">
                {list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {link && (
              <a
                href={link.url}
                target="_blank"
                rel="noopener"
                className="mt-3 inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
              >
                {link.text}
              </a>
            )}
          </section>
        ))}
      </div>
    </Page>
  )
}
