import { create } from '@/api/client'
import { subscribers } from '@/contract/subscribers'

export const subscribe = (email: string) => create(subscribers, { email })
