import { useEffect, useRef } from 'react'

/** Back and Forward change what is chosen; the element stays, and with it the focus of whoever is choosing. */
export function useFollowing<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (control.current && followed.current !== value) control.current.value = value
    followed.current = value
  }, [value])
  return control
}
