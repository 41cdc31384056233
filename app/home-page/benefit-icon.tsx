import {
  ArrowUpDown,
  Bike,
  Bus,
  Car,
  Gem,
  Heart,
  Heater,
  KeyRound,
  Leaf,
  type LucideIcon,
  ShieldCheck,
  Store,
  Sun,
  Trees,
  Users,
  Waves,
  Wifi,
} from 'lucide-react'
import type { BenefitIcon } from '../../domain/home-page/home-page.ts'

const icons: Record<BenefitIcon, LucideIcon> = {
  shield: ShieldCheck,
  bus: Bus,
  leaf: Leaf,
  gem: Gem,
  sun: Sun,
  sea: Waves,
  tree: Trees,
  car: Car,
  bicycle: Bike,
  elevator: ArrowUpDown,
  wifi: Wifi,
  key: KeyRound,
  heating: Heater,
  shop: Store,
  family: Users,
  heart: Heart,
}

export function BenefitSign({ icon }: { icon: BenefitIcon }) {
  const Icon = icons[icon]
  return <Icon className="size-6" aria-hidden="true" />
}
