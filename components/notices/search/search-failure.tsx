import control from '../../ui/control.module.css';
import styles from './search-failure.module.css';

interface SearchFailureProps {
  message: string;
  retry?: { label: string; run: () => void };
}

/** Why a search has no answer, with a way to try again where that could help. */
export function SearchFailure({ message, retry }: SearchFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      {retry && (
        <button type="button" onClick={retry.run} className={control.outline}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
