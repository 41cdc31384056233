import { href, Link } from 'react-router'
import { getDisplaySettings } from '../../../backend/data/settings.ts'
import { statistics } from '../../../domain/building.ts'
import { backendContext } from '../../context.ts'
import { homeText } from '../../text/home.ts'
import { site } from '../../text/site.ts'
import { button } from '../../ui/button.ts'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const { values } = await getDisplaySettings(context.get(backendContext).db)
  return { title: values.title, subtitle: values.subtitle }
}

export default function Home({ loaderData: { title, subtitle } }: Route.ComponentProps) {
  return (
    <main>
      <title>{`${site.name}: ${title}`}</title>
      <section className="bg-sea-900 px-4 pt-40 pb-24 text-white sm:px-6">
        <div className="mx-auto max-w-7xl">
          <h1 className="max-w-3xl text-5xl font-black text-white sm:text-7xl">{title}</h1>
          <p className="mt-6 max-w-2xl text-xl text-sea-100">{subtitle}</p>
          <Link to={href('/apartments')} className={button({ className: 'mt-10' })}>
            {homeText.toApartments}
          </Link>
        </div>
      </section>
      <dl className="mx-auto grid max-w-7xl grid-cols-2 gap-6 px-4 py-16 sm:px-6 lg:grid-cols-4">
        {homeText.statistics.map(({ key, label }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-sea-800">{label}</dt>
            <dd className="text-5xl font-black text-sea-700">{statistics[key]}</dd>
          </div>
        ))}
      </dl>
      <section id="location" className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
        <h2 className="text-3xl">{site.location}</h2>
      </section>
      <section id="contact" className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
        <h2 className="text-3xl">{site.contact}</h2>
      </section>
    </main>
  )
}
