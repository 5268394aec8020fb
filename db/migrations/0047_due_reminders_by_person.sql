-- Replaced by reminder_untold, which begins with the time.
drop index if exists reminder_to_mail;
