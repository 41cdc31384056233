import { Link } from 'react-router'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { Image } from '../ui/image.tsx'
import { Written } from '../written.tsx'
import { sampleMark } from './hero.tsx'

/** With every text that it shows, so that browsers load none for it. */
export interface NewestProgressView {
  title: string
  date: string
  /** „5 март 2026 г. · Акт 14“ */
  facts: string
  text: string
  image: StoredImage | undefined
  alt: string
  /** Says that the picture is a rendering; empty for a photo. */
  sample: string
  all: { to: string; label: string }
  feed: { to: string; label: string }
}

/** The newest entry of the construction diary, with a link to all of them. */
export function NewestProgress({ title, date, facts, text, image, alt, sample, all }: NewestProgressView) {
  return (
    <section data-block="diary" className="page-frame pt-20 sm:pt-28">
      <div
        className={`print-halves grid items-center gap-8 ${image ? 'lg:grid-cols-[3fr_2fr] lg:gap-12' : ''}`}
      >
        {image && (
          <div className="relative overflow-hidden rounded-card shadow-card">
            <Image
              image={image}
              alt={alt}
              sizes="(min-width: 1024px) 60vw, 100vw"
              fit="cover"
              className="aspect-16/10 w-full"
            />
            {sample && <p className={sampleMark}>{sample}</p>}
          </div>
        )}
        <div>
          <h2 className="text-4xl font-black wrap-anywhere sm:text-5xl">{title}</h2>
          <p className="mt-5 font-semibold text-sea-800">
            <time dateTime={date}>{facts}</time>
          </p>
          <p className="mt-2 max-w-2xl text-xl leading-relaxed wrap-anywhere whitespace-pre-line text-sea-900">
            <Written text={text} />
          </p>
          <Link
            to={all.to}
            className="mt-4 inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
          >
            {all.label}
          </Link>
        </div>
      </div>
    </section>
  )
}
