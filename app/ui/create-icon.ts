import type { LucideProps } from 'lucide-react'
import { createElement, type ReactNode } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Replaces lucide-react's function of the same name (vite.config.ts). The icons are the same; settings by props and
 * context, and keys of shapes, are left out, because nothing here uses them and every page would load them.
 */
export default function createIcon({ name, node }: IconData): (props: LucideProps) => ReactNode {
  return function Icon({ className = '', ...attributes }) {
    const shape = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      { ...frame, className: `lucide lucide-${name} ${className}`, ...attributes },
      ...shape,
    )
  }
}

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const
