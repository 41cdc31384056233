import { createContext, useContext } from 'react'

/** The day that the server counts from, so that both render the same. */
export const Today = createContext('')

export function useToday(): string {
  return useContext(Today)
}
