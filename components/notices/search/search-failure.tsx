import styles from './search-failure.module.css';

/** Why a search has no answer. */
export function SearchFailure({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
    </div>
  );
}
