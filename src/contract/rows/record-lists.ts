import { actualites } from './actualites.ts'
import { interviews } from './interviews.ts'

/**
 * The lists whose records have their own pages. In a separate file because the Vite configuration imports it and cannot
 * resolve "@/".
 */
export const recordLists = [actualites, interviews] as const
