import type { ComponentProps } from 'react';
import control from './control.module.css';
import styles from './query-box.module.css';

interface QueryBoxProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint: string;
  button: string;
}

/** The content of a form with a single text field. */
export function QueryBox({ id, label, hint, button, ...input }: QueryBoxProps) {
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-hint`}
        className={control.input}
        {...input}
      />
      <button type="submit" className={control.button}>
        {button}
      </button>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </>
  );
}
