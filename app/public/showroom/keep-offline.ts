import { useEffect, useRef, useState } from 'react'
import type { Versions } from '../../../backend/data/database.ts'
import type { Language } from '../../../domain/language.ts'
import { loadTextOf } from '../../../text/public/load-text.ts'
import { showroomTexts } from '../../../text/public/sections/showroom.ts'
import { keepPages, keepPictures } from '../../offline/keep-in-advance.ts'

interface Kept {
  /** Files of pictures, without the host. */
  pictures: readonly string[]
  /** The showroom in each language. */
  pages: readonly string[]
  languages: readonly Language[]
  /** With newer ones, the stored pages are no longer current. */
  versions: Versions
}

/** In milliseconds. The worker does not fetch again what it has fetched less than a minute ago. */
const pauseAfterChange = 65_000

/**
 * Stores what the showroom needs without a connection, so that nobody has to look at everything first: its pictures, and
 * its page and texts in each language. Returns the share that is stored, undefined where nothing is left to do.
 */
export function useKeptOffline({ pictures, pages, languages, versions }: Kept): number | undefined {
  const [share, setShare] = useState<number>()
  const wanted = JSON.stringify(pictures)
  useEffect(() => {
    const stopping = new AbortController()
    keepPictures(JSON.parse(wanted), stopping.signal, setShare).catch(() => setShare(undefined))
    return () => stopping.abort()
  }, [wanted])

  const kept = useRef<string>(undefined)
  const documents = JSON.stringify([pages, languages])
  const shown = JSON.stringify(versions)
  useEffect(() => {
    const [urls, all]: [string[], Language[]] = JSON.parse(documents)
    const keep = async () => {
      await keepPages(urls)
      // Their scripts are loaded, so that the worker has them.
      await Promise.all(all.flatMap((language) => [loadTextOf(language), showroomTexts[language]()]))
    }
    // Several changes in a row are one.
    const timer = setTimeout(() => keep().catch(() => {}), kept.current === undefined ? 0 : pauseAfterChange)
    kept.current = shown
    return () => clearTimeout(timer)
  }, [documents, shown])
  return share
}
