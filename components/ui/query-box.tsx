import type { ComponentProps } from 'react';
import control from './control.module.css';
import styles from './query-box.module.css';
import ui from './ui.module.css';
import { UnbrokenNumbers } from './unbroken-numbers.tsx';

interface QueryBoxProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Whether the label is only for screen readers; the placeholder then names the field too. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  button: string;
}

/** The content of a form with a single text field. */
export function QueryBox({ id, label, isLabelHidden = false, hint, button, ...input }: QueryBoxProps) {
  return (
    <>
      <label htmlFor={id} className={isLabelHidden ? ui.visuallyHidden : styles.label}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={hint && `${id}-hint`}
        className={control.input}
        {...input}
      />
      <button type="submit" className={control.button}>
        {button}
      </button>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <UnbrokenNumbers>{hint}</UnbrokenNumbers>
        </p>
      )}
    </>
  );
}
