import { href, Link } from 'react-router'
import { peopleText as text } from '../../text/admin/people.ts'
import { button } from '../../ui/button.ts'

/** To whoever is signed in and opens what his role does not. */
export function Forbidden() {
  return (
    <main className="page-frame py-32">
      <title>{text.forbidden.title}</title>
      <h1 className="text-4xl">{text.forbidden.title}</h1>
      <p className="mt-4 text-lg">{text.forbidden.advice}</p>
      <Link to={href('/admin')} className={button({ className: 'mt-8' })}>
        {text.forbidden.back}
      </Link>
    </main>
  )
}
