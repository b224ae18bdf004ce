import { commands, Extension } from '@tiptap/core'

/** Gives the text the focus in the press itself: the library's command waits a frame, and keys pressed in it are lost. */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      (position = null, options = {}) =>
      (props) => {
        if (position !== null) return commands.focus(position, options)(props)
        if (props.dispatch) {
          props.view.focus()
          if (options.scrollIntoView !== false) props.tr.scrollIntoView()
        }
        return true
      },
  }),
})
