import { Bus, Gem, Leaf, type LucideIcon, ShieldCheck } from 'lucide-react'
import { homeText } from '../../text/public/home.ts'

const icons: Record<(typeof homeText.benefits)[number]['key'], LucideIcon> = {
  security: ShieldCheck,
  communication: Bus,
  energy: Leaf,
  quality: Gem,
}

export function Benefits() {
  return (
    <section className="page-frame py-20 sm:py-28">
      <h2 className="max-w-3xl text-4xl font-black sm:text-5xl">{homeText.benefitsTitle}</h2>
      <ul className="paper-halves mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {homeText.benefits.map(({ key, title, text }) => {
          const Icon = icons[key]
          return (
            <li key={key} className="rounded-card bg-white p-[min(1.75rem,7vw)] shadow-card">
              <span className="flex size-12 items-center justify-center rounded-card bg-sea-50 text-sea-600">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 leading-relaxed text-sea-800">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
