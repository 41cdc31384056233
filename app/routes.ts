import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('public/layout.tsx', [
    index('public/home/route.tsx'),
    route('navigator', 'public/navigator/first-plan.tsx'),
    route('navigator/:entrance/:floor', 'public/navigator/route.tsx'),
    route('apartments', 'public/apartments/route.tsx'),
    route('apartments/:id', 'public/apartment/route.tsx'),
    route('parking', 'public/parking/route.tsx'),
    route('parking/:id', 'public/parking-spot/route.tsx'),
    route('stores', 'public/stores/route.tsx'),
    route('*', 'public/not-found/route.tsx'),
  ]),

  route('admin/login', 'admin/login/route.tsx'),
  route('admin', 'admin/layout.tsx', [
    index('admin/dashboard/route.tsx'),
    route('homepage', 'admin/homepage/route.tsx'),
    route('floor-plans', 'admin/floor-plans/route.tsx'),
    route('apartments', 'admin/apartments/route.tsx'),
    route('apartments/new', 'admin/apartments/new.tsx'),
    route('apartments/:id', 'admin/apartments/edit.tsx'),
    route('parking', 'admin/parking/route.tsx'),
    route('parking/new', 'admin/parking/new.tsx'),
    route('parking/:id', 'admin/parking/edit.tsx'),
    route('stores', 'admin/stores/route.tsx'),
    route('stores/new', 'admin/stores/new.tsx'),
    route('stores/:id', 'admin/stores/edit.tsx'),
    route('media', 'admin/media/route.tsx'),
    route('contacts', 'admin/contacts/route.tsx'),
    route('contacts/export', 'admin/contacts/export.ts'),
    route('settings', 'admin/settings/route.tsx'),
    route('sign-out', 'admin/sign-out.ts'),
    route('*', 'admin/unknown-path.ts'),
  ]),

  route('live', 'resources/live.ts'),
  route('health', 'resources/health.ts'),
] satisfies RouteConfig
