import { createContext, use } from 'react'

/**
 * The filters of the page as the query of a link, empty or with „?“: so the building, its floors and the list keep what
 * was chosen. It is the server's, because the address in the browser may say the same in other words.
 */
export const FilterQuery = createContext('')

export function useFilterQuery(): string {
  return use(FilterQuery)
}
