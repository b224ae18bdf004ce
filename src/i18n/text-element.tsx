import type { TransRenderProps } from '@lingui/react'

/**
 * The element of each `Trans`. A browser that translates the page replaces text nodes, and React could neither change nor
 * remove one that has siblings.
 */
export const TextElement = ({ translation }: TransRenderProps) => <span>{translation}</span>
