import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Collection } from '../../backend/data/schema.ts'

/** Reloads the page's data when one of the collections that it shows has changed. */
export function useLive(...shown: Collection[]): void {
  const { revalidate } = useRevalidator()
  const key = shown.join()
  useEffect(() => {
    const source = new EventSource('/live')
    let known: Record<string, number> | undefined
    source.onmessage = (event: MessageEvent<string>) => {
      const versions: Record<string, number> = { ...known, ...JSON.parse(event.data) }
      const changed = key.split(',').some((collection) => known && known[collection] !== versions[collection])
      known = versions
      if (changed) revalidate()
    }
    return () => source.close()
  }, [key, revalidate])
}
