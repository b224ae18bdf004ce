import { Outlet } from '@tanstack/react-router'

export function AdminFrame() {
  return <Outlet />
}
